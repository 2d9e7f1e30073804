import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), !process.env.VITEST && reactRouter()],
  build: { target: 'es2023', assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // What every page loads first is one file: sixty small ones would weigh a tenth more over the wire.
            codeSplitting: {
              groups: [
                { name: 'ground', test: /src\/web\/(entry\.client|root|routes\/frame|shell\/(shell|page-head))\.tsx/ },
              ],
            },
          },
        },
      },
    },
  },
});
