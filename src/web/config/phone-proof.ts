import type { ApiClient } from '#web/api/client.ts';

const SCRIPT = 'https://www.google.com/recaptcha/api.js?render=explicit';

const PATIENCE_MS = 120_000;

type Recaptcha = {
  ready(then: () => void): void;
  render(place: HTMLElement, settings: Record<string, unknown>): number;
  execute(widget: number): void;
};

/** What the phone provider wants of a browser before it sends a code: mostly nothing that anybody sees. Null: nothing. */
export async function phoneProof(api: ApiClient): Promise<string | null> {
  const { getFirebaseParams } = await import('#contract/auth/firebase.ts');
  const { recaptcha_site_key: sitekey } = await api(getFirebaseParams, {});
  if (!sitekey) return null;
  const recaptcha = await load();
  const place = document.body.appendChild(document.createElement('div'));
  try {
    return await new Promise<string>((resolve, reject) => {
      const refuse = () => reject(new Error('reCAPTCHA did not answer'));
      // Whoever closes its puzzle is not told to us.
      setTimeout(refuse, PATIENCE_MS);
      const settings = { sitekey, size: 'invisible', callback: resolve, 'error-callback': refuse };
      recaptcha.ready(() => recaptcha.execute(recaptcha.render(place, settings)));
    });
  } finally {
    place.remove();
  }
}

let loading: Promise<Recaptcha> | null = null;

function load(): Promise<Recaptcha> {
  loading ??= new Promise<Recaptcha>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = SCRIPT;
    script.onload = () => resolve((globalThis as unknown as { grecaptcha: Recaptcha }).grecaptcha);
    script.onerror = () => {
      loading = null;
      script.remove();
      reject(new Error('reCAPTCHA could not be loaded'));
    };
    document.head.append(script);
  });
  return loading;
}
