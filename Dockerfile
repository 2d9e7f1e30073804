FROM node:24-slim AS build
WORKDIR /app
# The pinned Node and the tools come from npm, as on every other machine.
ENV PATH=/app/node_modules/.bin:$PATH
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev
COPY tsconfig.json vite.config.ts react-router.config.ts ./
COPY public ./public
COPY migrations ./migrations
COPY demo ./demo
COPY scripts ./scripts
COPY src ./src
RUN node scripts/build.ts && node scripts/building/prepare-geo.ts && node scripts/building/lay-out-image.ts /image
# What the shop may write: its data, and what it works on for a moment.
RUN mkdir -p /writable/app/data /writable/tmp

# Nothing but the shop, Node and the libraries these are linked to: no shell, no package manager, nothing to keep up to
# date but the shop itself. A command is run by Node: docker compose exec app-1 node build/shop/operator-key.js list
FROM scratch
WORKDIR /app
# Reachable from outside, so no demo by itself: it wants SECRET_KEY, or DEMO=1 said.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/app/data PATH=/usr/local/bin
COPY --from=build /image /
COPY --from=build --chown=1000:1000 /writable /
USER 1000:1000
VOLUME /app/data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "build/shop/main.js"]
