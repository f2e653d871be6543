import { calls } from '@wau/contract/calls';
import { expect, test } from '@playwright/test';
