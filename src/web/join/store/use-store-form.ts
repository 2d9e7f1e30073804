import { useState } from 'react';
import { profileOf } from '#domain/modules/module-profile.ts';
import { useConfig } from '#web/config/config.queries.ts';
import { useJoinZones } from '../join.queries.ts';
import { NO_PASSWORDS } from '../parts/password-fields.tsx';
import { useFieldWords } from '../parts/use-field-words.ts';
import { useSavedFiles } from '../parts/use-saved-files.ts';
import { STORE_FILES, type StoreFile, type StoreText, sentPart, useStoreDraft } from './store-draft.ts';
import { neededFields, STORE_FIELDS, type StoreField, storeFaults } from './store-faults.ts';

/** Everything that was said about a store so far, and what is still wrong with it. */
export function useStoreForm() {
  const { draft, isKept, change, proposeAddress, setText } = useStoreDraft();
  const { files, isRead, setFiles, forgetFiles } = useSavedFiles('store', STORE_FILES);
  const [passwords, setPasswords] = useState(NO_PASSWORDS);
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const join = useJoinZones();
  const languages = useLanguages();
  const [language] = languages;
  const module = join.modules.find(({ id }) => id === draft.module_id) ?? null;
  const zone = join.zones?.find(({ id }) => id === draft.zone_id) ?? null;
  const needsPickupZones = module !== null && profileOf(module.module_type).hasPickupZones;
  const faults = storeFaults({
    draft,
    files,
    passwords,
    language: language?.key ?? '',
    ring: zone?.formated_coordinates[0] ?? null,
    needsPickupZones,
    today,
  });
  const words = useFieldWords<StoreField>(faults);
  const needed = neededFields(needsPickupZones);

  return {
    ...words,
    draft,
    isKept,
    change,
    proposeAddress,
    texts: draft.texts,
    setText(name: StoreText, value: string) {
      words.forget(name);
      setText(name, value);
    },
    files,
    /** What was kept earlier is there. */
    isRead,
    /** Chosen earlier, but this browser could not keep it. */
    lostFile: (name: StoreFile) => (isRead && files[name].length === 0 ? draft.fileNames[name] : undefined),
    setFile(name: StoreFile, file: File | null) {
      words.forget(name);
      setFiles(name, file ? [file] : []);
      change({ fileNames: { ...draft.fileNames, [name]: file?.name } });
    },
    forgetFiles,
    passwords,
    setPasswords,
    ...join,
    module,
    zone,
    languages,
    needsPickupZones,
    today,
    /** The first thing on the page that is not right; null: all of it is. */
    firstFault: STORE_FIELDS.find((field) => faults[field]) ?? null,
    /** The server has exactly what stands in the form. */
    isSent: draft.application?.sent === sentPart(draft),
    /** Passwords are not kept: without them the rest may be complete. */
    isComplete: STORE_FIELDS.every((field) => !faults[field] || field === 'password' || field === 'confirm_password'),
    filled: needed.filter((field) => !faults[field]).length,
    needed: needed.length,
  };
}

export type StoreForm = ReturnType<typeof useStoreForm>;

/** The languages of the shop, the one that every store has to be named in first. */
function useLanguages() {
  const { sys_language } = useConfig();
  return [...sys_language].sort((one, other) => Number(other.default) - Number(one.default));
}
