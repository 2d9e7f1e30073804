import { useQueryClient } from '@tanstack/react-query';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useCustomer } from '#web/account/account.queries.ts';
import { useMoney } from '#web/config/use-money.ts';
import { useTranslate } from '#web/i18n/lazy/wallet.ts';
import { useOpener } from '#web/overlay/overlay.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { showToast } from '#web/ui/feedback/toast-queue.ts';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { fundAttempt } from './fund-attempt.ts';

/** The gateway writes it behind the address of the wallet, be there a question mark in that or not. */
const flagIn = (search: string) =>
  /[?&]flag=(success|fail|cancel)\b/.exec(search)?.[1] as 'success' | 'fail' | 'cancel';

/** Back from the gateway: a filled wallet is said once, anything else stays until it was tried again. */
export function FundNote() {
  const t = useTranslate();
  const money = useMoney();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { open } = useOpener();
  const { refetch } = useCustomer();
  const flag = flagIn(search);
  const [failure, setFailure] = useState<'fail' | 'cancel' | null>(null);

  useEffect(() => {
    if (!flag) return;
    // The address is the wallet's again, so that a reload says nothing a second time.
    void navigate(pathname === '/profile' ? '/profile?page=wallet' : pathname, {
      replace: true,
      preventScrollReset: true,
    });
    if (flag !== 'success') return setFailure(flag);
    fundAttempt.set(null);
    void queries.invalidateQueries({ queryKey: ['wallet'] });
    void refetch().then(({ data }) => {
      if (data)
        showToast({ id: 'fund', tone: 'success', text: t('fund.success', { balance: money(data.wallet_balance) }) });
    });
  }, [flag, pathname, navigate, queries, refetch, t, money]);

  if (!failure) return null;
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-3 rounded-card bg-danger-soft px-4 py-3 text-danger-ink text-small"
    >
      <Icon of={CircleAlert} size={20} className="shrink-0" />
      <p className="min-w-40 flex-1">{t(`fund.${failure}`)}</p>
      <Button
        look="secondary"
        size={36}
        onClick={() => {
          setFailure(null);
          const amount = fundAttempt.get();
          open({ name: 'add-fund', ...(amount && { amount }) });
        }}
      >
        {t('fund.again')}
      </Button>
    </div>
  );
}
