import FileText from 'lucide-react/icons/file-text';
import Headphones from 'lucide-react/icons/headphones';
import type { ReactNode } from 'react';
import type { Order } from '#contract/orders/shapes.ts';
import { useTranslate } from '#web/i18n/lazy/orders.ts';
import { MenuItem } from '#web/ui/layers/menu-item.tsx';
import { MoreMenu } from '../more-menu.tsx';
import { invoiceAddress } from '../order-address.ts';

/** What else can be done from a list: the invoice, help, and between them what this kind of order allows. */
export function RowMenu({ order: { id }, children }: { order: Order; children?: ReactNode }) {
  const t = useTranslate();
  return (
    <MoreMenu of={t('orders.number', { id: String(id) })}>
      <MenuItem to={invoiceAddress(id)} icon={FileText}>
        {t('order.invoice')}
      </MenuItem>
      {children}
      <MenuItem to="/help-and-support" icon={Headphones}>
        {t('track.help')}
      </MenuItem>
    </MoreMenu>
  );
}
