import { type ReactNode, useState } from 'react';
import { useTranslate } from '#web/i18n/lazy/parcel.ts';
import { Sheet } from '#web/ui/layers/sheet.tsx';

/** The bill over a phone's page. */
export default function BillSheet({ onClose, children }: { onClose(): void; children: ReactNode }) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(true);
  return (
    <Sheet
      open={isOpen}
      onClose={() => setOpen(false)}
      onClosed={onClose}
      title={t('parcel.bill')}
      closeLabel={t('app.close')}
    >
      {children}
    </Sheet>
  );
}
