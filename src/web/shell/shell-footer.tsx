import { Footer } from '#web/content/footer/footer.tsx';
import { Logo } from './header/logo.tsx';
import { FOOTER_LINKS } from './menus/all-footer-links.ts';
import { LanguageMenu } from './settings/language-menu.tsx';
import { ThemePill } from './settings/theme-pill.tsx';

export function ShellFooter() {
  return (
    <Footer
      logo={<Logo />}
      links={FOOTER_LINKS}
      controls={
        <>
          <LanguageMenu />
          <ThemePill />
        </>
      }
    />
  );
}
