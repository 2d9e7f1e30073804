import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '#web/api/api.tsx';
import { chosenMethod, missingFields, type OfflineDetails } from '#web/payments/offline-fields.tsx';
import { offlineMethodsQuery } from '#web/payments/payments.queries.ts';

export type OfflineStepState = ReturnType<typeof useOfflineStep>;

/** The second step of who pays outside the shop. */
export function useOfflineStep() {
  const [isOpen, setOpen] = useState(false);
  // Complaints wait until somebody has tried to go on.
  const [complains, setComplains] = useState(false);
  const [details, setDetails] = useState<OfflineDetails>({ method_id: 0, fields: {}, customer_note: '' });
  const { data: methods = [] } = useQuery({ ...offlineMethodsQuery(useApi()), enabled: isOpen });
  const method = chosenMethod(methods, details);

  function isComplete(): boolean {
    setComplains(true);
    return method !== undefined && missingFields(method, details).length === 0;
  }

  return {
    isOpen,
    open() {
      setOpen(true);
      scrollTo({ top: 0 });
    },
    close: () => setOpen(false),
    complains,
    details: { ...details, method_id: method?.id ?? 0 },
    setDetails,
    isComplete,
  };
}
