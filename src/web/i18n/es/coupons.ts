import type { coupons as en } from '../en/coupons.ts';

export const coupons: Record<keyof typeof en, string> = {
  'coupons.title': 'Cupones',
  'coupons.text': 'Copia un código y úsalo al finalizar la compra.',
  'coupons.empty': 'No hay cupones por ahora',
  'coupons.empty_text': 'Los nuevos aparecen aquí en cuanto una tienda los ofrece.',
  'coupons.failed': 'No se han podido cargar los cupones',
  'coupons.copy': 'Copiar el código {code}',
  'coupons.copy_short': 'Copiar código',
  'coupons.copied': '{code} copiado',
  'coupons.percent': '{percent}\u00a0% de descuento',
  'coupons.amount': '{amount} de descuento',
  'coupons.free_delivery': 'Envío gratis',
  'coupons.until': 'Válido hasta el {date}',
  'coupons.minimum': 'Desde {amount}',
  'coupons.most': 'Como máximo {amount}',
  'coupons.only_at': 'Solo en {store}',
  'coupons.first_order': 'Para tu primer pedido',
};
