import { Footer } from '#web/content/footer/footer.tsx';
import { Logo } from './header/logo.tsx';
import { LanguageMenu } from './settings/language-menu.tsx';
import { ThemePill } from './settings/theme-pill.tsx';

export default function ShellFooter() {
  return (
    <Footer
      logo={<Logo />}
      controls={
        <>
          <LanguageMenu />
          <ThemePill />
        </>
      }
    />
  );
}
