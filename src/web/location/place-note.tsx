import { FieldNote } from '#web/ui/fields/field.tsx';

/** Why the place was not taken. Fetched when first needed: most shoppers never see it. */
export default function PlaceNote({ id, text }: { id: string; text: string }) {
  return (
    <div role="alert" className="mt-2">
      <FieldNote id={id} text={text} isError />
    </div>
  );
}
