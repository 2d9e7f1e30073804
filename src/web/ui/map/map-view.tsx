import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { classNames } from '../class-names.ts';
import { Skeleton } from '../feedback/skeleton.tsx';
import type { MapProps } from './map-props.ts';

type MapShellProps = MapProps & {
  /** No WebGL, or the map could not be fetched: the place must be chosen another way. */
  onUnavailable?: () => void;
  unavailable: ReactNode;
};

/** Holds the map's place and fetches the map, which is larger than the rest of the page, only when it is shown. */
export function MapView({ onUnavailable, unavailable, className, ...map }: MapShellProps) {
  const [Canvas, setCanvas] = useState<ComponentType<MapProps> | null>(null);
  const [failed, setFailed] = useState(false);
  const giveUp = useEffectEvent(() => {
    setFailed(true);
    onUnavailable?.();
  });

  useEffect(() => {
    let gone = false;
    if (!hasWebGl()) {
      giveUp();
      return;
    }
    import('./map-canvas.tsx').then(
      (loaded) => !gone && setCanvas(() => loaded.MapCanvas),
      () => !gone && giveUp(),
    );
    return () => {
      gone = true;
    };
  }, []);

  const place = classNames('relative min-h-60 overflow-hidden bg-sunken', className);
  if (failed) return <div className={place}>{unavailable}</div>;
  if (!Canvas) return <Skeleton className={place} />;
  return <Canvas {...map} className={place} />;
}

function hasWebGl(): boolean {
  try {
    return document.createElement('canvas').getContext('webgl2') !== null;
  } catch {
    return false;
  }
}
