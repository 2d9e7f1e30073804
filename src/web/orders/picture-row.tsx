import { OrderPicture } from './order-picture.tsx';

/** Pictures somebody sent along; each opens by itself. */
export function PictureRow({ urls, alt }: { urls: readonly (string | null)[]; alt(number: number): string }) {
  const shown = urls.filter((url) => url !== null);
  return (
    <ul className="flex flex-wrap gap-2">
      {shown.map((url, at) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noreferrer" className="block rounded-thumb">
            <OrderPicture url={url} alt={alt(at + 1)} size={88} className="rounded-thumb" />
          </a>
        </li>
      ))}
    </ul>
  );
}
