import { Link } from 'react-router';
import { useConfig } from '#web/config/config.queries.ts';
import { LanguageMenu } from './language-menu.tsx';
import { ThemeToggle } from './theme-toggle.tsx';

export function Header() {
  const { business_name } = useConfig();
  return (
    <header className="sticky top-0 z-(--z-header) border-line border-b bg-glass backdrop-blur-[12px]">
      <div className="mx-auto flex h-14 max-w-(--size-column) items-center gap-2 px-(--space-gutter) md:h-18">
        <Link to="/" className="me-auto flex items-center gap-2.5 font-extrabold text-title tracking-tight">
          <img src="/icon.svg" alt="" width={32} height={32} />
          {business_name}
        </Link>
        <LanguageMenu />
        <ThemeToggle />
      </div>
    </header>
  );
}
