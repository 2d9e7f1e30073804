import ImagePlus from 'lucide-react/icons/image-plus';
import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../pictures/icon.tsx';
import { FieldNote } from './field.tsx';
import { useImageFile } from './use-image-files.ts';
import { usePreview } from './use-preview.ts';

type ImageUploadProps = {
  label: string;
  /** On the button that opens the browser's own choice of files. */
  choose: string;
  hint: string;
  /** What stands there while nothing is chosen. */
  current: ReactNode;
  file: File | null;
  onFile(file: File | null): void;
  /** Why a file is not taken, in words; null when it is. */
  refuse(file: File): string | null;
  accept: string;
  /** What the server said of it. */
  error?: string | undefined;
  undo: string;
  round?: boolean;
};

/** One picture from the device, shown as it will be: a square, cut from its middle. */
export function ImageUpload(props: ImageUploadProps) {
  const { label, choose, hint, current, file, onFile, refuse, accept, error, undo, round = false } = props;
  const id = useId();
  const preview = usePreview(file);
  const { refused, take, remove } = useImageFile({ refuse, onFile });
  const problem = refused ?? error;

  return (
    <div className="flex flex-wrap items-center gap-4">
      <span
        data-preview
        className={classNames(
          'grid aspect-square w-24 shrink-0 place-items-center overflow-hidden bg-sunken',
          round ? 'rounded-pill' : 'rounded-card',
        )}
      >
        {preview ? <img src={preview} alt={label} className="size-full object-cover" /> : current}
      </span>
      <div className="flex min-w-0 flex-1 basis-56 flex-col items-start gap-1.5">
        <span className="font-semibold text-small">{label}</span>
        <div className="flex flex-wrap gap-2">
          <label
            htmlFor={id}
            className="inline-flex h-9 cursor-pointer items-center gap-2 rounded-control border border-line-2 bg-surface px-3.5 font-semibold text-small hover:bg-hover active:bg-press has-focus-visible:shadow-(--focus-ring)"
          >
            <Icon of={ImagePlus} size={18} />
            {choose}
            <input
              id={id}
              type="file"
              accept={accept}
              aria-describedby={`${id}-note`}
              aria-invalid={problem ? true : undefined}
              onChange={(event) => {
                take(event.target.files?.[0]);
                // The same file again is a new try.
                event.target.value = '';
              }}
              className="sr-only"
            />
          </label>
          {file && (
            <button
              type="button"
              onClick={remove}
              className="hit-area rounded-xs px-1 font-semibold text-accent-ink text-small hover:underline"
            >
              {undo}
            </button>
          )}
        </div>
        <div role={problem ? 'alert' : undefined}>
          <FieldNote id={`${id}-note`} text={problem ?? hint} isError={Boolean(problem)} />
        </div>
      </div>
    </div>
  );
}
