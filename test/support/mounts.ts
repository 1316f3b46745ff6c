import { execFileSync } from 'node:child_process';

/** For tests in folders that have to be mounted. Only who may mount can make such folders: root, where the system allows it. */
export const mountTest = mayMount() ? test : test.skip;

function mayMount(): boolean {
  try {
    execFileSync('unshare', ['--mount', 'sh', '-c', 'mount -t tmpfs tmpfs /mnt'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
