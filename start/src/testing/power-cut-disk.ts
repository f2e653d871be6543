import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const sizeBytes = 2 * 1024 ** 3;
const unmountAttempts = 100;

/**
 * `EXT4_IOC_SHUTDOWN` with "do not flush the journal": from that moment nothing reaches the disk any more, so the
 * image holds what had been synced or written back before, as after a power cut. Node has no ioctl; perl has.
 */
const shutDownScript =
  'open(my $d, "<", $ARGV[0]) or die "$!"; my $how = pack("L", 2); defined ioctl($d, 0x8004587d, $how) or die "$!"';

/** A file system in an image file, whose power can be cut. */
export class PowerCutDisk {
  readonly folder: string;
  readonly #image: string;
  #device = '';

  /** @param place a folder for the image and for the folder that it is mounted on */
  constructor(place: string) {
    this.#image = join(place, 'disk.img');
    this.folder = join(place, 'disk');
    mkdirSync(this.folder);
    writeFileSync(this.#image, '');
    truncateSync(this.#image, sizeBytes);
    run('mkfs.ext4', ['-q', '-E', 'lazy_itable_init=1,lazy_journal_init=1', this.#image]);
    this.#mount();
  }

  /** Why this machine has no such disks, as a sentence; undefined where it has. */
  static async obstacle(place: string): Promise<string | undefined> {
    if (process.platform !== 'linux' || process.getuid?.() !== 0) {
      return 'Power cuts are simulated on Linux as root only.';
    }
    try {
      const disk = new PowerCutDisk(place);
      try {
        disk.cutPower();
      } finally {
        await disk.remove();
      }
      return undefined;
    } catch (error) {
      return `Power cuts need loop devices, ext4 and perl: ${error instanceof Error ? error.message : error}`;
    }
  }

  cutPower(): void {
    run('perl', ['-e', shutDownScript, this.folder]);
  }

  /** Power is back: the file system is opened anew, which plays back its journal. */
  async restorePower(): Promise<void> {
    await this.#unmount();
    this.#mount();
  }

  async remove(): Promise<void> {
    await this.#unmount();
    rmSync(this.#image);
    rmSync(this.folder, { recursive: true });
  }

  /** Direct I/O: what the file system hands to its device is in the image then, and in no cache. */
  #mount(): void {
    this.#device = run('losetup', ['--find', '--show', '--direct-io=on', this.#image]).trim();
    try {
      run('mount', [this.#device, this.folder]);
    } catch (error) {
      this.#detach();
      throw error;
    }
  }

  /** Processes that were killed let go of their files a moment later. */
  async #unmount(): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        run('umount', [this.folder]);
        break;
      } catch (error) {
        if (attempt === unmountAttempts) throw error;
        await sleep(50);
      }
    }
    this.#detach();
  }

  #detach(): void {
    run('losetup', ['--detach', this.#device]);
  }
}

function run(program: string, args: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} failed: ${error?.message ?? stderr.trim()}`);
  return stdout;
}
