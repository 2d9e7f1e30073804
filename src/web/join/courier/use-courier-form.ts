import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '#web/api/api.tsx';
import { zonesQuery } from '#web/location/location.queries.ts';
import { deliveryVehiclesQuery } from '../join.queries.ts';
import { NO_PASSWORDS } from '../parts/password-fields.tsx';
import { useFieldWords } from '../parts/use-field-words.ts';
import { useSavedFiles } from '../parts/use-saved-files.ts';
import {
  COURIER_FILES,
  type CourierDraft,
  type CourierFile,
  type CourierText,
  useCourierDraft,
} from './courier-draft.ts';
import { COURIER_FIELDS, type CourierField, courierFaults, NEEDED_FIELDS } from './courier-faults.ts';

type Choice = 'zone_id' | 'vehicle_id' | 'earning' | 'identity_type';

/** Everything that was said so far by somebody who wants to deliver, and what is still wrong with it. */
export function useCourierForm() {
  const api = useApi();
  const { draft, isKept, change, setText } = useCourierDraft();
  const { files, isRead, setFiles, forgetFiles } = useSavedFiles('courier', COURIER_FILES);
  const [passwords, setPasswords] = useState(NO_PASSWORDS);
  const { data: zones = [] } = useQuery(zonesQuery(api));
  const { data: vehicles = [] } = useQuery(deliveryVehiclesQuery(api));
  const faults = courierFaults({ draft, files, passwords });
  const words = useFieldWords<CourierField>(faults);

  return {
    ...words,
    draft,
    isKept,
    choose<Name extends Choice>(name: Name, value: CourierDraft[Name]) {
      words.forget(name);
      change({ [name]: value });
    },
    texts: draft.texts,
    setText(name: CourierText, value: string) {
      words.forget(name);
      setText(name, value);
    },
    files,
    /** What was kept earlier is there. */
    isRead,
    /** Chosen earlier, but this browser could not keep it. */
    lostFile: (name: CourierFile) => (isRead && files[name].length === 0 ? draft.fileNames[name] : undefined),
    setFiles(name: CourierFile, next: readonly File[]) {
      words.forget(name);
      setFiles(name, next);
      const names = next.map((file) => file.name).join(', ');
      change({ fileNames: { ...draft.fileNames, [name]: names || undefined } });
    },
    forgetFiles,
    passwords,
    setPasswords,
    zones,
    vehicles,
    /** The first thing on the page that is not right; null: all of it is. */
    firstFault: COURIER_FIELDS.find((field) => faults[field]) ?? null,
    filled: NEEDED_FIELDS.filter((field) => !faults[field]).length,
    needed: NEEDED_FIELDS.length,
  };
}

export type CourierForm = ReturnType<typeof useCourierForm>;
