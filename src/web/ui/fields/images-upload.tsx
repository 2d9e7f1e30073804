import ImagePlus from 'lucide-react/icons/image-plus';
import X from 'lucide-react/icons/x';
import { useId, useState } from 'react';
import { IconButton } from '../controls/icon-button.tsx';
import { Icon } from '../pictures/icon.tsx';
import { FieldNote } from './field.tsx';
import { usePreview } from './use-preview.ts';

type ImagesUploadProps = {
  /** Left out where a heading says it already. */
  label?: string;
  /** On the button that opens the browser's own choice of files. */
  choose: string;
  hint?: string;
  files: readonly File[];
  onFiles(files: File[]): void;
  most: number;
  tooMany: string;
  /** Why a file is not taken, in words; null when it is. */
  refuse(file: File): string | null;
  accept: string;
  /** What the server or the form said of them. */
  error?: string | undefined;
  pictureLabel(number: number): string;
  removeLabel(number: number, file: File): string;
  /** Found by it when it must be mended. */
  name?: string;
};

/** Some pictures from the device, each shown small and with a way to take it out again. */
export function ImagesUpload(props: ImagesUploadProps) {
  const { label, choose, hint, files, onFiles, most, tooMany, refuse, accept, error, pictureLabel, removeLabel, name } =
    props;
  const id = useId();
  const [refused, setRefused] = useState<string | null>(null);
  const problem = refused ?? error;

  function take(chosen: readonly File[]) {
    const words = chosen.map(refuse).find((one) => one !== null) ?? null;
    const next = [...files, ...chosen.filter((file) => refuse(file) === null)];
    setRefused(words ?? (next.length > most ? tooMany : null));
    onFiles(next.slice(0, most));
  }

  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      {label && <span className="font-semibold text-small">{label}</span>}
      <ul className="flex flex-wrap gap-2 empty:hidden">
        {files.map((file, at) => (
          <li key={`${file.name} ${file.size} ${file.lastModified}`} className="relative">
            <Preview file={file} label={pictureLabel(at + 1)} />
            <IconButton
              icon={X}
              label={removeLabel(at + 1, file)}
              look="glass"
              size={36}
              iconSize={16}
              className="absolute -inset-e-1.5 -top-1.5 size-7!"
              onClick={() => {
                setRefused(null);
                onFiles(files.filter((_, other) => other !== at));
              }}
            />
          </li>
        ))}
      </ul>
      {files.length < most && (
        <label
          htmlFor={id}
          className="inline-flex h-11 w-fit cursor-pointer items-center gap-2 rounded-control border border-line-2 bg-surface px-3.5 font-semibold text-small hover:bg-hover active:bg-press has-focus-visible:shadow-(--focus-ring)"
        >
          <Icon of={ImagePlus} size={18} />
          {choose}
          <input
            id={id}
            type="file"
            multiple
            data-field={name}
            accept={accept}
            aria-describedby={`${id}-note`}
            aria-invalid={problem ? true : undefined}
            onChange={(event) => {
              take([...(event.target.files ?? [])]);
              // The same file again is a new try.
              event.target.value = '';
            }}
            className="sr-only"
          />
        </label>
      )}
      <div role={problem ? 'alert' : undefined}>
        <FieldNote id={`${id}-note`} text={problem ?? hint} isError={Boolean(problem)} />
      </div>
    </div>
  );
}

function Preview({ file, label }: { file: File; label: string }) {
  const url = usePreview(file);
  return (
    <span className="block size-20 overflow-hidden rounded-thumb bg-sunken">
      {url && <img src={url} alt={label} className="size-full object-cover" />}
    </span>
  );
}
