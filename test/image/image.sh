#!/usr/bin/env bash
# Builds the image by buildah, which needs no daemon and, here, no registry.
#   test/image/image.sh base <folder>               makes a stand-in for the Dockerfile's base image
#   test/image/image.sh build <folder> <tag>        builds the Dockerfile
#   test/image/image.sh config <folder> <tag>       prints the image's configuration as JSON
#   test/image/image.sh unpack <folder> <tag>       prints the folder of its unpacked root file system
#   test/image/image.sh run <root> <volume> <command>...   runs it as process 1 with the user 1000 and a read-only root
#   test/image/image.sh clean <folder>              deletes all of it
# Needs root, buildah and mmdebstrap. The base has Debian's packages and Node.js of the npm package "node": what the real one has besides,
# such as npm's own version, is not tried.
set -euo pipefail
action=${1:?base, build, config, unpack, run or clean}
folder=${2:?a folder}
project=$(cd "$(dirname "$0")/../.." && pwd)
base=$(sed -n 's/^FROM \(.*\) AS build$/\1/p' "$project/Dockerfile")
buildah=(buildah --root "$folder/storage" --runroot "$folder/run" --storage-driver vfs)

# The tag is such as 24.21.0-trixie-slim. As in Debian's slim images, packages leave their documentation out.
make_base() {
  local tag=${base##*:} root=$folder/base container
  local version=${tag%%-*} suite
  suite=$(cut -d- -f2 <<<"$tag")
  mkdir -p "$root" "$folder/npm"
  mmdebstrap --quiet --variant=minbase --include=libstdc++6,libatomic1 \
    --dpkgopt='path-exclude=/usr/share/doc/*' --dpkgopt='path-exclude=/usr/share/man/*' \
    --dpkgopt='path-exclude=/usr/share/locale/*' "$suite" "$root"
  npm install --silent --no-audit --no-fund --no-package-lock --prefix "$folder/npm" "node@$version" npm@11
  install "$folder/npm/node_modules/node/bin/node" "$root/usr/local/bin/node"
  mkdir -p "$root/usr/local/lib/node_modules"
  cp -r "$folder/npm/node_modules/npm" "$root/usr/local/lib/node_modules/npm"
  ln -s ../lib/node_modules/npm/bin/npm-cli.js "$root/usr/local/bin/npm"
  ln -s ../lib/node_modules/npm/bin/npx-cli.js "$root/usr/local/bin/npx"
  chroot "$root" groupadd --gid 1000 node
  chroot "$root" useradd --uid 1000 --gid node --shell /bin/bash --create-home node
  container=$("${buildah[@]}" from scratch)
  "${buildah[@]}" copy --quiet "$container" "$root" / >/dev/null
  "${buildah[@]}" commit --quiet --rm "$container" "$base" >/dev/null
  rm -rf "$root" "$folder/npm"
}

# npm has this machine's registry, certificate authorities and cache. /root and /run don't get into the image.
build() {
  local volumes=("$(npm config get cache):/root/.npm") authorities files
  authorities=$(npm config get cafile)
  echo "registry=$(npm config get registry)" >"$folder/npmrc"
  if [ -f "$authorities" ]; then
    echo 'cafile=/run/npm-authorities.pem' >>"$folder/npmrc"
    volumes+=("$authorities:/run/npm-authorities.pem:ro")
  fi
  # npm opens thousands of files at once.
  files=$(ulimit -Hn)
  [ "$files" != unlimited ] || files=1048576
  "${buildah[@]}" build --isolation chroot --network host --layers=false --timestamp 0 --pull-never \
    --ulimit "nofile=$files:$files" \
    --secret "id=npmrc,src=$folder/npmrc" "${volumes[@]/#/--volume=}" \
    --build-arg "VERSION=$(node -p 'require("./package.json").version')" \
    --format docker --tag "$1" "$project" >"$folder/build.log" 2>&1 || { tail -50 "$folder/build.log" >&2; return 1; }
}

unpack() {
  "${buildah[@]}" mount "$("${buildah[@]}" from --pull-never "$1")"
}

# What an engine does with --read-only and a volume, by the kernel's own namespaces. The command gets an empty environment.
run() {
  exec unshare --mount --pid --fork --kill-child bash -euc '
    root=$1 volume=$2
    shift 2
    mount --bind "$root" "$root"
    mount -o remount,bind,ro "$root"
    mount --bind "$volume" "$root/data"
    mount -t proc proc "$root/proc"
    mount --rbind /dev "$root/dev"
    exec chroot --userspec=1000:1000 "$root" /usr/bin/env -i --chdir=/rootgate "$@"' - "$@"
}

case $action in
base) make_base ;;
build) build "${3:?a tag}" ;;
config) "${buildah[@]}" inspect --type image --format '{{.Config}}' "${3:?a tag}" ;;
unpack) unpack "${3:?a tag}" ;;
run) run "$folder" "${@:3}" ;;
clean)
  "${buildah[@]}" umount --all >/dev/null || true
  rm -rf "$folder"
  ;;
*)
  echo "base, build, config, unpack, run or clean, not $action" >&2
  exit 2
  ;;
esac
