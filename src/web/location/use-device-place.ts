import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '#web/api/api.tsx';
import { useTranslate } from '#web/i18n/i18n.tsx';
import { showToast } from '#web/ui/feedback/toast-queue.ts';
import type { FoundPlace } from './found-place.ts';

type Then = (place: FoundPlace) => undefined | Promise<{ refused: string } | undefined>;

/** Finds the device's place and hands it on. What is refused on the way, by whomever, is said in a toast. */
export function useDevicePlace(then: Then): { locate(): Promise<void>; isLocating: boolean } {
  const means = { api: useApi(), queries: useQueryClient(), t: useTranslate() };
  const [isLocating, setIsLocating] = useState(false);

  async function locate() {
    if (isLocating) return;
    setIsLocating(true);
    try {
      const found = await (await import('./find-place.ts')).findDevicePlace(means);
      const answer = 'refused' in found ? found : await then(found);
      if (answer) showToast({ id: 'place', tone: 'error', text: answer.refused });
    } finally {
      setIsLocating(false);
    }
  }

  return { locate, isLocating };
}
