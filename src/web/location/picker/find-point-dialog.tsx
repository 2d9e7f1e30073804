import type { Point } from '#domain/location/point.ts';
import { useOpener } from '#web/overlay/overlay.tsx';
import type { FoundPlace } from '../found-place.ts';
import { PickerDialog } from './picker-dialog.tsx';
import { usePicker } from './use-picker.ts';

type FindPointDialogProps = { title: string; from: Point | null; onFound(place: FoundPlace): void };

/** Opened by the overlay value `find-point`. */
export default function FindPointDialog({ title, from, onFound }: FindPointDialogProps) {
  const { close } = useOpener();
  const picker = usePicker(from);

  const confirm = () =>
    picker.name((place) => {
      close();
      onFound(place);
    });

  return <PickerDialog title={title} picker={picker} onConfirm={confirm} onClose={close} />;
}
