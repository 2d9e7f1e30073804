import ImagePlus from 'lucide-react/icons/image-plus';
import { Icon } from '#web/ui/pictures/icon.tsx';

type PictureButtonProps = { label: string; describedBy: string; onTake(files: readonly File[]): void };

/** Opens the browser's own choice of files. */
export const PictureButton = ({ label, describedBy, onTake }: PictureButtonProps) => (
  <label className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-pill bg-sunken hover:bg-hover active:bg-press has-focus-visible:shadow-(--focus-ring)">
    <Icon of={ImagePlus} />
    <span className="sr-only">{label}</span>
    <input
      type="file"
      multiple
      accept="image/jpeg,image/png,image/gif"
      aria-describedby={describedBy}
      onChange={(event) => {
        onTake([...(event.target.files ?? [])]);
        // The same file again is a new try.
        event.target.value = '';
      }}
      className="sr-only"
    />
  </label>
);
