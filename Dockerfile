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
RUN node scripts/build.ts && node scripts/prepare-geo.ts && npm prune --omit=dev && node scripts/trim-packages.ts

# The same Node as the pinned one, which is not copied: it would be there twice.
FROM node:24.21.0-slim
WORKDIR /app
# Reachable from outside, so no demo by itself: it wants SECRET_KEY, or DEMO=1 said.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/app/data PATH=/app/node_modules/.bin:$PATH
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/migrations ./migrations
COPY --from=build /app/demo ./demo
COPY --from=build /app/scripts ./scripts
COPY --from=build /app/src ./src
COPY --from=build /app/build ./build
RUN mkdir data && chown node:node data
USER node
VOLUME /app/data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--disable-warning=ExperimentalWarning", "src/main.ts"]
