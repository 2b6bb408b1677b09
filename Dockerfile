# The image of the service. How to build and run it: docs/guide/production.md

FROM docker.io/library/node:24.21.0-trixie-slim AS build
WORKDIR /rootgate
COPY package.json package-lock.json ./
# The secret is for who needs a registry or certificate authority of their own: --secret id=npmrc,src=$HOME/.npmrc
RUN --mount=type=secret,id=npmrc,target=/root/.npmrc npm ci --no-audit --no-fund
COPY . .
RUN npm run build
# The bundle contains all packages but @photostructure/sqlite (docs/decisions/bundle.md), of which one platform suffices.
RUN mkdir --parents /image/rootgate/dist /image/rootgate/node_modules/@photostructure \
  && cp -r package.json README.md LICENSE bin /image/rootgate/ \
  && cp -r dist/bundle dist/clients dist/generator dist/site dist/web /image/rootgate/dist/ \
  && cp -r node_modules/node-gyp-build /image/rootgate/node_modules/ \
  && cp -r node_modules/@photostructure/sqlite /image/rootgate/node_modules/@photostructure/ \
  && cd /image/rootgate/node_modules/@photostructure/sqlite \
  && rm -r src scripts \
  && find prebuilds -mindepth 1 -maxdepth 1 -not -name "linux-$(node -p process.arch)" -exec rm -r {} +

# Debian and Node.js without package managers for JavaScript, and without the files that containers get from their host.
RUN mkdir --parents --mode=755 /image/dev /image/proc /image/run /image/sys \
  && cp -a /bin /etc /lib* /sbin /usr /var /image/ \
  && cd /image/usr/local && rm -rf include lib/node_modules share && find bin -mindepth 1 -not -name node -delete \
  && rm -f /image/etc/hostname /image/etc/hosts /image/etc/resolv.conf \
  && ln -s /rootgate/bin/rootgate.js bin/rootgate \
  && install --directory --mode=1777 /image/tmp \
  && install --directory --mode=700 --owner=1000 --group=1000 /image/data

FROM scratch
COPY --from=build /image /
WORKDIR /rootgate
# Memory of large requests and results goes back to the system once it is free: docs/performance.md
ENV MALLOC_MMAP_THRESHOLD_=131072
ENV PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin \
    NODE_ENV=production MODE=production HOST=0.0.0.0 PORT=8545 DATA_DIR=/data
# The user `node` of the base image, as a number: Kubernetes can tell that it is not root.
USER 1000:1000
# The only place that the service writes to: the root file system can be read-only.
VOLUME /data
EXPOSE 8545
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["node", "--max-semi-space-size=32", "/rootgate/dist/bundle/main.js"]

ARG VERSION
ARG REVISION
LABEL org.opencontainers.image.title="rootgate" \
      org.opencontainers.image.description="A schema-first JSON-RPC gateway for Rootstock nodes" \
      org.opencontainers.image.licenses="MIT" \
      org.opencontainers.image.version="$VERSION" \
      org.opencontainers.image.revision="$REVISION" \
      org.opencontainers.image.base.name="docker.io/library/node:24.21.0-trixie-slim"
