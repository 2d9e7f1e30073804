import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { useTranslate } from '#web/i18n/i18n.tsx';
import { Segmented } from '#web/ui/controls/segmented.tsx';
import { useTheme } from './use-theme.ts';

export function ThemeChoice() {
  const t = useTranslate();
  const { theme, choose } = useTheme();
  return (
    <Segmented
      label={t('theme.label')}
      value={theme}
      onChange={choose}
      options={[
        { value: 'light', label: t('theme.light'), icon: Sun },
        { value: 'dark', label: t('theme.dark'), icon: Moon },
      ]}
    />
  );
}
