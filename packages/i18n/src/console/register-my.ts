import type { registerMessages as english } from './register-en.ts';

export const registerMessages: Readonly<Record<keyof typeof english, string>> = {
  'register.hint':
    'Apa yang diminta oleh borang. Cara mendaftar, captcha dan umur minimum ialah tetapan berasingan.',
  'register.asked': 'Diminta',
  'register.not.asked': 'Tidak diminta',
  'register.longest': '{count, plural, other {Paling banyak # aksara}}',
  'register.pattern.hint':
    'Ungkapan nalar dari ^ hingga $, atau kosong: sebarang teks. Yang tidak dapat dibaca oleh telefon lama, atau yang membebankan pelayan, ditolak.',
  'register.save.label': 'Simpan: {name}',
  'register.part.enabled': 'Diminta',
  'register.part.required': 'Wajib',
  'register.part.pattern': 'Peraturan',
  'register.part.max-length': 'Aksara paling banyak',
  'register.part.message': 'Apa yang dikatakan borang apabila peraturan dilanggar ({language})',
  'register.field.username': 'Nama pengguna',
  'register.field.countryDialingCode': 'Kod negara',
  'register.field.mobileNum': 'Nombor telefon',
  'register.field.password': 'Kata laluan',
  'register.field.paymentPassword': 'Kata laluan pengeluaran',
  'register.field.nickname': 'Nama panggilan',
  'register.field.payeeName': 'Nama penuh',
  'register.field.email': 'E-mel',
  'register.field.idNumber': 'Nombor kad pengenalan',
  'register.field.whatsapp': 'WhatsApp',
  'register.field.wechat': 'WeChat',
  'register.field.line': 'LINE',
  'register.field.zalo': 'Zalo',
  'register.field.facebook': 'Facebook',
  'register.field.qqNum': 'QQ',
  'register.field.recommenderId': 'Perujuk',
  'register.field.affiliateCode': 'Kod jemputan',
};
