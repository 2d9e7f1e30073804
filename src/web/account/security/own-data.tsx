import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { useApi } from '#web/api/api.tsx';
import { sayEveryFailure } from '#web/api/say-failure.ts';
import { useTranslate } from '#web/i18n/lazy/account.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { useConfirmed } from './use-confirmed.tsx';

/** Everything we keep of the customer, as a file. */
export function OwnData() {
  const t = useTranslate();
  const api = useApi();
  const [isAsking, setAsking] = useState(false);
  const { confirmed, dialog } = useConfirmed();

  async function download() {
    setAsking(true);
    await confirmed({
      work: async () => save(await (await import('./security.calls.ts')).ownData(api)),
      refused: (error) => sayEveryFailure(t, error),
    });
    setAsking(false);
  }

  return (
    <section aria-label={t('security.data')} className="rounded-card border border-line bg-surface p-5 md:p-6">
      <h2 className="font-bold text-lead tracking-snug">{t('security.data')}</h2>
      <p className="mt-1 text-ink-2 text-small">{t('security.data_text')}</p>
      <Button
        look="secondary"
        icon={Download}
        className="mt-4"
        progress={isAsking ? t('security.data_asking') : null}
        onClick={download}
      >
        {t('security.data_get')}
      </Button>
      {dialog}
    </section>
  );
}

function save(data: object) {
  const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'my-data.json';
  link.click();
  URL.revokeObjectURL(url);
}
