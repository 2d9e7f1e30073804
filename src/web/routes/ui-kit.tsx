import { DirectionProvider } from '@base-ui/react/direction-provider';
import { ButtonsPart } from '#web/ui-kit/buttons-part.tsx';
import { ChoicesPart } from '#web/ui-kit/choices-part.tsx';
import { FieldsPart } from '#web/ui-kit/fields-part.tsx';
import { KitSwitches, useKitView, useRootAttributes } from '#web/ui-kit/kit-switches.tsx';
import { MediaPart } from '#web/ui-kit/media-part.tsx';
import { NavigationPart } from '#web/ui-kit/navigation-part.tsx';
import { OverlaysPart } from '#web/ui-kit/overlays-part.tsx';
import { SmallParts } from '#web/ui-kit/small-parts.tsx';
import { StatesPart } from '#web/ui-kit/states-part.tsx';

/** Every part of the kit in every state. Only in development: the shop has no address for it. */
export default function UiKitPage() {
  const [view, change] = useKitView();
  useRootAttributes(view);

  return (
    <DirectionProvider direction={view.dir}>
      <div className="column flex flex-col gap-12 py-12">
        <title>Controls and states</title>
        <h1 className="font-extrabold text-headline tracking-tight">Controls and states</h1>
        <KitSwitches view={view} onChange={change} />
        <ButtonsPart />
        <div className="grid gap-12 wide:grid-cols-2">
          <FieldsPart />
          <SmallParts />
          <ChoicesPart />
          <div className="flex min-w-0 flex-col gap-12">
            <OverlaysPart />
            <NavigationPart />
          </div>
        </div>
        <MediaPart />
        <StatesPart />
      </div>
    </DirectionProvider>
  );
}
