import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useApi } from '#web/api/api.tsx';
import { useTranslate } from '#web/i18n/i18n.tsx';
import { showToast } from '#web/ui/feedback/toast-queue.ts';
import { loadWhole } from '#web/ui/lazy-with-retry.ts';
import type { FoundPlace } from './found-place.ts';

type Then = (place: FoundPlace) => undefined | Promise<{ refused: string } | undefined>;

/**
 * Finds the device's place and hands it on. What is refused on the way, by whomever, is said in a toast. Who has gone on
 * without waiting, to another place perhaps, hears no more of it.
 */
export function useDevicePlace(then: Then): { locate(): Promise<void>; isLocating: boolean } {
  const means = { api: useApi(), queries: useQueryClient(), t: useTranslate() };
  const [isLocating, setIsLocating] = useState(false);
  const isWanted = useRef(false);
  useEffect(
    () => () => {
      isWanted.current = false;
    },
    [],
  );

  async function locate() {
    if (isLocating) return;
    setIsLocating(true);
    isWanted.current = true;
    try {
      const { findDevicePlace } = await loadWhole(() => import('./find-place.ts'));
      const found = await findDevicePlace(means);
      if (!isWanted.current) return;
      const answer = 'refused' in found ? found : await then(found);
      if (answer) showToast({ id: 'place', tone: 'error', text: answer.refused });
    } finally {
      setIsLocating(false);
    }
  }

  return { locate, isLocating };
}
