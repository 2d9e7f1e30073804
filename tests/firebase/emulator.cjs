// Only the part that verifies phones, without the command around it: no Java, no network, no project.
const { createApp } = require('firebase-tools/lib/emulator/auth/server.js');

createApp('demo-shop', 0).then((app) => {
  const server = app.listen(Number(process.env.PORT ?? 0), '127.0.0.1', () => {
    console.log(`\n  http://127.0.0.1:${server.address().port}`);
  });
});
