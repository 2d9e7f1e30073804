import Ellipsis from 'lucide-react/icons/ellipsis';
import type { ReactNode } from 'react';
import { useTranslate } from '#web/i18n/lazy/orders.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import { Menu } from '#web/ui/layers/menu.tsx';

type MoreMenuProps = {
  /** In a row of a list, which has room for the dots only: what the row is about. */
  of?: string;
  children: ReactNode;
};

/** What is done less often with an order, a parcel or a trip. */
export function MoreMenu({ of, children }: MoreMenuProps) {
  const t = useTranslate();
  if (of !== undefined) {
    const label = t('order.more_of', { name: of });
    // Above the link that covers the row.
    return (
      <Menu label={label} trigger={<IconButton icon={Ellipsis} label={label} size={36} className="relative" />}>
        {children}
      </Menu>
    );
  }
  return (
    <Menu
      label={t('order.more')}
      trigger={
        <Button look="secondary" icon={Ellipsis}>
          <span className="max-md:sr-only">{t('order.more')}</span>
        </Button>
      }
    >
      {children}
    </Menu>
  );
}
