import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '#web/api/api.tsx';
import type { OfflineDetails } from './checkout.calls.ts';
import { offlineMethodsQuery } from './checkout.queries.ts';

/** The second step of who pays outside the shop. */
export function useOfflineStep() {
  const [isOpen, setOpen] = useState(false);
  const [complains, setComplains] = useState(false);
  const [details, setDetails] = useState<OfflineDetails>({ method_id: 0, fields: {}, customer_note: '' });
  const { data: methods = [] } = useQuery({ ...offlineMethodsQuery(useApi()), enabled: isOpen });
  const method = methods.find(({ id }) => id === details.method_id) ?? methods[0];

  function isComplete(): boolean {
    setComplains(true);
    const asked = method?.method_informations ?? [];
    const isFilled = (name: string) => (details.fields[name] ?? '').trim() !== '';
    return (
      asked.length > 0 &&
      asked.every(({ customer_input, is_required }) => is_required === 0 || isFilled(customer_input))
    );
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
