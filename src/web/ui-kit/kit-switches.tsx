import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { ChipGroup } from '#web/ui/controls/chip-group.tsx';

export type KitView = { theme: 'light' | 'dark'; dir: 'ltr' | 'rtl'; module: string };

const MODULES = ['food', 'grocery', 'pharmacy', 'ecommerce', 'parcel', 'rental'];

/** The view lives in the address, so that a test or a colleague can be sent to it. */
export function useKitView(): [KitView, (change: Partial<KitView>) => void] {
  const [search, setSearch] = useSearchParams();
  const view: KitView = {
    theme: search.get('theme') === 'dark' ? 'dark' : 'light',
    dir: search.get('dir') === 'rtl' ? 'rtl' : 'ltr',
    module: search.get('module') ?? 'food',
  };
  return [view, (change) => setSearch({ ...view, ...change }, { replace: true, preventScrollReset: true })];
}

export function useRootAttributes({ theme, dir, module }: KitView): void {
  useEffect(() => {
    const root = document.documentElement;
    root.dataset.theme = theme;
    root.dataset.module = module;
    root.dir = dir;
  }, [theme, dir, module]);
}

export function KitSwitches({ view, onChange }: { view: KitView; onChange(change: Partial<KitView>): void }) {
  return (
    <div className="flex flex-col gap-3">
      <ChipGroup
        label="Theme"
        value={view.theme}
        onChange={(theme) => onChange({ theme })}
        options={[
          { value: 'light', label: 'Light' },
          { value: 'dark', label: 'Dark' },
        ]}
      />
      <ChipGroup
        label="Direction"
        value={view.dir}
        onChange={(dir) => onChange({ dir })}
        options={[
          { value: 'ltr', label: 'Left to right' },
          { value: 'rtl', label: 'Right to left' },
        ]}
      />
      <ChipGroup
        label="Accent"
        value={view.module}
        onChange={(module) => onChange({ module })}
        options={MODULES.map((name) => ({ value: name, label: name }))}
      />
    </div>
  );
}
