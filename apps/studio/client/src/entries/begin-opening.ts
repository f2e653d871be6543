import { beginOpening } from '../play/begin-opening.ts';

beginOpening();
