#!/usr/bin/env bash
# A Debian machine for tests, with systemd as process 1 in namespaces of its own: no engine of containers is needed.
#   test/deploy/machine.sh make <root>     installs Debian 13 with systemd and Node.js in a folder
#   test/deploy/machine.sh boot <root>     boots it; it runs until this process ends
# Needs root and mmdebstrap. Its network has nothing but a loopback interface; settings of the kernel are read-only.
set -euo pipefail
action=${1:?make or boot}
root=${2:?a folder}

case $action in
make)
  mmdebstrap --quiet --variant=minbase --include=systemd,dbus,nodejs,iproute2 \
    --dpkgopt='path-exclude=/usr/share/doc/*' --dpkgopt='path-exclude=/usr/share/man/*' trixie "$root"
  ;;
boot)
  exec unshare --mount --pid --cgroup --uts --ipc --net --fork --kill-child bash -euc '
    root=$1
    mount --bind "$root" "$root"
    mount -t proc proc "$root/proc"
    mount --bind "$root/proc/sys" "$root/proc/sys"
    mount -o remount,bind,ro "$root/proc/sys"
    mount -t sysfs -o ro sysfs "$root/sys"
    mount -t cgroup2 cgroup2 "$root/sys/fs/cgroup"
    for folder in run tmp dev; do mount -t tmpfs tmpfs "$root/$folder"; done
    for device in null zero full random urandom tty; do
      touch "$root/dev/$device"
      mount --bind "/dev/$device" "$root/dev/$device"
    done
    mkdir "$root/dev/shm" "$root/dev/pts"
    mount -t devpts -o newinstance,ptmxmode=0666 devpts "$root/dev/pts"
    ln -s pts/ptmx "$root/dev/ptmx"
    cd "$root"
    pivot_root . mnt
    exec /usr/bin/env -i container=test sh -c "umount --lazy /mnt && mount --make-rshared / && exec /lib/systemd/systemd --unit=multi-user.target"' - "$root"
  ;;
*)
  echo "make or boot, not $action" >&2
  exit 2
  ;;
esac
