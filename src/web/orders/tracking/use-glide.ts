import { useEffect, useRef, useState } from 'react';
import type { Point } from '#domain/location/point.ts';
import { useReducedMotion } from '#web/ui/use-media-query.ts';

/** As often as a courier is heard of: when the next place comes, the last one has just been reached. */
const GLIDE_MS = 2000;
const FRAME_MS = 66;

/** A place that moves in jumps, drawn as one that moves along. */
export function useGlide(target: Point | null): Point | null {
  const still = useReducedMotion();
  const [shown, setShown] = useState(target);
  const from = useRef(target);
  const lat = target?.lat;
  const lng = target?.lng;

  useEffect(() => {
    if (lat === undefined || lng === undefined) return setShown(null);
    const start = from.current;
    if (!start || still) {
      from.current = { lat, lng };
      return setShown({ lat, lng });
    }
    const began = performance.now();
    const timer = setInterval(() => {
      const part = Math.min(1, (performance.now() - began) / GLIDE_MS);
      const now = { lat: start.lat + part * (lat - start.lat), lng: start.lng + part * (lng - start.lng) };
      from.current = now;
      setShown(now);
      if (part === 1) clearInterval(timer);
    }, FRAME_MS);
    return () => clearInterval(timer);
  }, [lat, lng, still]);

  return shown;
}
