/** What somebody who runs a shop types. They are built with the server: in the image there is nothing else to run them from. */
export const BUILT_COMMANDS = [
  ...['backup', 'restore', 'shop-import', 'shop-export'],
  ...['operator-key', 'push-keys', 'db-migrate', 'db-check'],
].map((name) => `scripts/${name}.ts`);
