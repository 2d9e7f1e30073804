import ImageUp from 'lucide-react/icons/image-up';
import Pencil from 'lucide-react/icons/pencil';
import X from 'lucide-react/icons/x';
import { type DragEvent, type ReactNode, useId, useState } from 'react';
import { classNames } from '../class-names.ts';
import { IconButton } from '../controls/icon-button.tsx';
import { Icon } from '../pictures/icon.tsx';
import { FieldNote } from './field.tsx';
import { useImageFile } from './use-image-files.ts';
import { usePreview } from './use-preview.ts';

type PictureDropProps = {
  /** What it is a picture of; the name of the control. */
  label: string;
  /** Found by it when it must be mended. */
  name: string;
  hint: string;
  /** Inside, while nothing is chosen. */
  invite: ReactNode;
  file: File | null;
  onFile(file: File | null): void;
  /** Why a file is not taken, in words; null when it is. */
  refuse(file: File): string | null;
  accept: string;
  /** What the form or the server said of it. */
  error?: string | undefined;
  changeLabel: string;
  removeLabel: string;
  /** Its shape: a square, or twice as wide as high. */
  shape?: 'square' | 'wide';
};

/** One picture, chosen or dropped here, and shown as it will be. */
export function PictureDrop(props: PictureDropProps) {
  const { label, name, hint, invite, file, onFile, refuse, accept, error, changeLabel, removeLabel } = props;
  const id = useId();
  const preview = usePreview(file);
  const { refused, take, remove } = useImageFile({ refuse, onFile });
  const [isOver, setOver] = useState(false);
  const problem = refused ?? error;
  const isSquare = props.shape !== 'wide';

  function over(event: DragEvent, is: boolean) {
    event.preventDefault();
    setOver(is);
  }

  return (
    <div className={classNames('flex min-w-0 flex-col gap-1.5', isSquare ? 'md:w-46' : 'flex-1')}>
      <span id={`${id}-label`} className="font-semibold text-small">
        {label}
      </span>
      <div className="relative">
        <label
          htmlFor={id}
          onDragOver={(event) => over(event, true)}
          onDragLeave={(event) => over(event, false)}
          onDrop={(event) => {
            over(event, false);
            take(event.dataTransfer.files[0]);
          }}
          className={classNames(
            'flex h-32 w-full cursor-pointer items-center justify-center overflow-hidden rounded-card border text-small',
            'has-focus-visible:shadow-(--focus-ring)',
            preview ? 'border-line bg-sunken' : 'border-line-control border-dashed bg-surface px-4 hover:bg-hover',
            isOver && 'border-accent bg-accent-soft',
            problem && 'border-danger-ink',
          )}
        >
          {preview ? (
            <img
              src={preview}
              alt={label}
              data-preview
              className={isSquare ? 'aspect-square h-24 rounded-card object-cover' : 'size-full object-cover'}
            />
          ) : (
            <span className={classNames('flex items-center gap-3', isSquare && 'flex-col text-center')}>
              <span className="grid size-11 shrink-0 place-items-center rounded-pill bg-accent-soft text-accent-ink">
                <Icon of={ImageUp} size={20} />
              </span>
              <span className="font-semibold">{invite}</span>
            </span>
          )}
          <input
            id={id}
            type="file"
            data-field={name}
            accept={accept}
            aria-labelledby={`${id}-label`}
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
          <span className={classNames('absolute inset-e-2 top-2 flex gap-1', isSquare && 'md:flex-col')}>
            <IconButton
              icon={Pencil}
              label={changeLabel}
              look="glass"
              size={36}
              iconSize={16}
              onClick={() => document.getElementById(id)?.click()}
            />
            <IconButton icon={X} label={removeLabel} look="glass" size={36} iconSize={16} onClick={remove} />
          </span>
        )}
      </div>
      <div role={problem ? 'alert' : undefined}>
        <FieldNote id={`${id}-note`} text={problem ?? hint} isError={Boolean(problem)} />
      </div>
    </div>
  );
}
