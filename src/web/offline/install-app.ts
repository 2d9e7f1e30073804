/** What a browser hands over when the shop can be installed; not in the DOM's own types, for not all have it. */
type InstallPrompt = Event & { prompt(): Promise<unknown> };

let prompt: InstallPrompt | null = null;
const listeners = new Set<() => void>();

function change(next: InstallPrompt | null) {
  prompt = next;
  for (const changed of listeners) changed();
}

/** Keeps the browser's offer for whoever looks for it in the settings; nobody is asked on arrival. */
export function keepInstallOffer(): () => void {
  const offered = (event: Event) => {
    event.preventDefault();
    change(event as InstallPrompt);
  };
  const installed = () => change(null);
  addEventListener('beforeinstallprompt', offered);
  addEventListener('appinstalled', installed);
  return () => {
    removeEventListener('beforeinstallprompt', offered);
    removeEventListener('appinstalled', installed);
  };
}

export const canInstall = (): boolean => prompt !== null;

export function onInstallOffer(changed: () => void): () => void {
  listeners.add(changed);
  return () => void listeners.delete(changed);
}

/** The browser asks itself. Its offer is good for one time. */
export async function install() {
  const offered = prompt;
  change(null);
  await offered?.prompt();
}
