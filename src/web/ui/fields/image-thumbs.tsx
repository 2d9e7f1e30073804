import X from 'lucide-react/icons/x';
import { classNames } from '../class-names.ts';
import { IconButton } from '../controls/icon-button.tsx';
import { usePreview } from './use-preview.ts';

type ImageThumbsProps = {
  files: readonly File[];
  size?: 56 | 80;
  onRemove(at: number): void;
  pictureLabel(number: number): string;
  removeLabel(number: number, file: File): string;
};

/** Chosen pictures as squares, each with a way to take it out again. */
export function ImageThumbs({ files, size = 80, onRemove, pictureLabel, removeLabel }: ImageThumbsProps) {
  return (
    <ul className="flex flex-wrap gap-2 empty:hidden">
      {files.map((file, at) => (
        <li key={`${file.name} ${file.size} ${file.lastModified}`} className="relative">
          <Preview file={file} size={size} label={pictureLabel(at + 1)} />
          <IconButton
            icon={X}
            label={removeLabel(at + 1, file)}
            look="glass"
            size={36}
            iconSize={16}
            className="absolute -inset-e-1.5 -top-1.5 size-7!"
            onClick={() => onRemove(at)}
          />
        </li>
      ))}
    </ul>
  );
}

function Preview({ file, size, label }: { file: File; size: 56 | 80; label: string }) {
  const url = usePreview(file);
  return (
    <span className={classNames('block overflow-hidden rounded-thumb bg-sunken', size === 56 ? 'size-14' : 'size-20')}>
      {url && <img src={url} alt={label} className="size-full object-cover" />}
    </span>
  );
}
