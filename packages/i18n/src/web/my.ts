import { affiliateMessages } from './affiliate-my.ts';
import { betSlipMessages } from './bet-slip-my.ts';
import { clubMessages } from './club-my.ts';
import { commissionMessages } from './commission-my.ts';
import { contentMessages } from './content-my.ts';
import { contractMessages } from './contract-my.ts';
import { depositMessages } from './deposit-my.ts';
import { downlineMessages } from './downline-my.ts';
import { downloadMessages } from './download-my.ts';
import type { WebMessageId } from './en.ts';
import { fundTransferMessages } from './fund-transfer-my.ts';
import { gameMessages } from './game-my.ts';
import { inviteMessages } from './invite-my.ts';
import { loginMessages } from './login-my.ts';
import { lotteryLobbyMessages } from './lottery-lobby-my.ts';
import { lotteryTrendsMessages } from './lottery-trends-my.ts';
import { memberMessages } from './member-my.ts';
import { openingMessages } from './opening-my.ts';
import { passwordMessages } from './password-my.ts';
import { rainMessages } from './rain-my.ts';
import { rebateMessages } from './rebate-my.ts';
import { recordMessages } from './record-my.ts';
import { registrationMessages } from './registration-my.ts';
import { rewardMessages } from './reward-my.ts';
import { saferPlayMessages } from './safer-play-my.ts';
import { securityMessages } from './security-my.ts';
import { serviceMessages } from './service-my.ts';
import { shellMessages } from './shell-my.ts';
import { teamMessages } from './team-my.ts';
import { unfinishedMessages } from './unfinished-my.ts';
import { uplineMessages } from './upline-my.ts';
import { withdrawMessages } from './withdraw-my.ts';

export const messages: Readonly<Record<WebMessageId, string>> = {
  ...affiliateMessages,
  ...betSlipMessages,
  ...clubMessages,
  ...commissionMessages,
  ...contentMessages,
  ...contractMessages,
  ...downlineMessages,
  ...downloadMessages,
  ...fundTransferMessages,
  ...gameMessages,
  ...inviteMessages,
  ...loginMessages,
  ...lotteryLobbyMessages,
  ...lotteryTrendsMessages,
  ...memberMessages,
  ...openingMessages,
  ...passwordMessages,
  ...rainMessages,
  ...rebateMessages,
  ...recordMessages,
  ...registrationMessages,
  ...rewardMessages,
  ...saferPlayMessages,
  ...securityMessages,
  ...serviceMessages,
  ...shellMessages,
  ...teamMessages,
  ...unfinishedMessages,
  ...depositMessages,
  ...uplineMessages,
  ...withdrawMessages,
  'action.back': 'Kembali',
  'action.cancel': 'Batal',
  'action.clear': 'Kosongkan',
  'action.close': 'Tutup',
  'action.home': 'Ke laman utama',
  'action.login': 'Log masuk',
  'action.more': 'Lihat lagi',
  'action.register': 'Daftar',
  'action.reload': 'Muat semula',
  'action.retry': 'Cuba lagi',
  'action.skip': 'Terus ke kandungan',

  'agreement.age':
    'Saya berumur {years, plural, other {#}} tahun ke atas dan bersetuju dengan peraturan permainan',

  'balance.hidden': 'Baki disembunyikan',
  'balance.hide': 'Sembunyikan baki',
  'balance.label': 'Baki',
  'balance.refresh': 'Muat semula baki',
  'balance.show': 'Tunjukkan baki',

  'bets.amounts': 'Taruhan {stake} · kemenangan {payout}',
  'bets.empty.action': 'Pilih permainan',
  'bets.empty.text': 'Pertaruhan anda akan muncul di sini sebaik sahaja anda bermain.',
  'bets.empty.title': 'Belum ada pertaruhan',
  'bets.none.text': 'Cuba tempoh yang lebih panjang.',
  'bets.none.title': 'Tiada pertaruhan dalam tempoh ini',
  'bets.status.open': 'Sedang diselesaikan',
  'bets.status.refunded': 'Dipulangkan',
  'bets.title': 'Rekod pertaruhan',
  'bets.verify': 'Semak adil',
  'bets.verify.missing': 'Pusingan ini tidak dapat disemak di sini',

  'captcha.hint': 'Taip angka dalam gambar, atau jawapan kira-kira itu',
  'captcha.image': 'Gambar berisi kod',
  'captcha.label': 'Kod',
  'captcha.refresh': 'Gambar baharu',
  'captcha.required': 'Sila masukkan kod',

  'carousel.pause': 'Jeda',
  'carousel.play': 'Sambung',

  'copy.done': 'Disalin',
  'copy.failed': 'Pelayar ini menyekat salinan. Tekan lama pada teks untuk menyalinnya.',

  'deposit.amount': 'Jumlah',
  'deposit.amount.above': 'Maksimum {amount}',
  'deposit.amount.below': 'Minimum {amount}',
  'deposit.amount.bounds': '{minimum} hingga {maximum}',
  'deposit.amount.invalid': 'Masukkan jumlah seperti 50 atau 50.00',
  'deposit.amount.required': 'Masukkan jumlah',
  'deposit.backToGame': 'Kembali ke {game}',
  'deposit.bonus.how':
    'Ini had tertinggi. Bonus hanya datang dengan promosi, mengikut syaratnya; tanpa promosi, tiada bonus ditambah pada bayaran anda.',
  'deposit.cancel': 'Batalkan deposit',
  'deposit.cancel.text': 'Jika anda sudah membayar, wang itu tetap masuk ke baki anda.',
  'deposit.cancel.title': 'Batalkan deposit ini?',
  'deposit.continue': 'Teruskan ke bayaran',
  'deposit.empty.text': 'Pilih jumlah untuk deposit pertama anda.',
  'deposit.empty.title': 'Belum ada deposit',
  'deposit.method': 'Kaedah',
  'deposit.methods.empty.text': 'Deposit ditutup buat sementara waktu. Sila datang lagi nanti.',
  'deposit.methods.empty.title': 'Tiada kaedah tersedia',
  'deposit.new': 'Buat deposit lain',
  'deposit.otherMethod': 'Guna kaedah lain',
  'deposit.pay': 'Ke halaman bayaran',
  'deposit.play': 'Main sekarang',
  'deposit.recent': 'Deposit terkini',
  'deposit.reference': 'Rujukan',
  'deposit.reference.copy': 'Salin rujukan',
  'deposit.retry.methodGone': 'Kaedah yang anda guna tadi tidak lagi ditawarkan. Sila pilih kaedah lain.',
  'deposit.status.approved': 'Berjaya',
  'deposit.status.cancelled': 'Dibatalkan',
  'deposit.status.declined': 'Ditolak',
  'deposit.status.expired': 'Tamat tempoh',
  'deposit.status.pending': 'Dalam proses',
  'deposit.status.text.approved': 'Wang sudah masuk ke baki anda. Selamat bermain!',
  'deposit.status.text.cancelled':
    'Deposit ini dibatalkan. Jika anda sudah membayar, wang itu tetap masuk ke baki anda.',
  'deposit.status.text.declined': 'Bayaran ditolak. Tiada wang ditambah ke baki anda.',
  'deposit.status.text.expired':
    'Bayaran tidak selesai dalam masa yang diberi. Tiada wang ditambah ke baki anda.',
  'deposit.status.text.pending':
    'Jika anda sudah membayar, tunggu sahaja. Halaman ini dikemas kini secara automatik.',
  'deposit.status.title': 'Deposit anda',
  'deposit.time': 'Masa',
  'deposit.title': 'Deposit',

  'error.crash.text':
    'Maaf, halaman ini tidak dapat dipaparkan. Wang dan taruhan anda selamat. Sila cuba lagi.',
  'error.crash.title': 'Alamak, ada masalah',
  'error.invalid': 'Ada masalah di pihak kami. Sila cuba lagi.',
  'error.closed.title': 'Tidak dibuka di sini',
  'error.load.retry': 'Ketik untuk cuba lagi',
  'error.load.title': 'Gagal dimuatkan',
  'error.not.found.text': 'Halaman mungkin telah dipindahkan, atau pautannya tidak lengkap.',
  'error.not.found.title': 'Tiada apa-apa di sini',
  'error.offline': 'Anda di luar talian. Semak sambungan dan cuba lagi.',
  'error.timeout': 'Rangkaian perlahan. Sila cuba lagi.',
  'error.unreachable': 'Pelayan tidak dapat dihubungi. Sila cuba lagi.',

  'fairness.step.check.text':
    'Selepas itu kami dedahkan seed itu, dan telefon anda sendiri menyemak pusingan.',
  'fairness.step.check.title': 'Semak',
  'fairness.step.commit.text':
    'Sebelum anda bertaruh, kami terbitkan cap jari seed rahsia kami. Selepas itu ia tidak boleh diubah lagi.',
  'fairness.step.commit.title': 'Dimeterai',
  'fairness.step.mix.text': 'Seed anda sendiri dicampurkan, jadi tiada sesiapa tahu keputusannya lebih awal.',
  'fairness.step.mix.title': 'Dicampur',
  'fairness.text': 'Jangan percaya bulat-bulat: semak sendiri setiap pusingan.',
  'fairness.title': 'Terbukti adil',

  'field.long': 'Maksimum {count} aksara',
  'field.password.hide': 'Sembunyikan kata laluan',
  'field.password.show': 'Tunjukkan kata laluan',

  'footer.badge': 'Bonus sehingga {amount}',
  'footer.deposit': 'Deposit',
  'footer.home': 'Utama',
  'footer.label': 'Menu utama',
  'footer.members': 'Ahli',

  'games.all': 'Kesemua {count} permainan',
  'games.empty.text': 'Permainan baharu akan tiba. Sila datang lagi.',
  'games.empty.title': 'Belum ada permainan',
  'games.favourite': 'Kegemaran: {name}',
  'games.hot': 'Hangat',
  'games.new': 'Baharu',
  'games.return': 'Pulangan {percent}%',

  'header.account': 'Akaun saya',
  'header.language': 'Bahasa',
  'header.menu': 'Menu',

  'home.banners': 'Berita',
  'home.copyright': '© {years} {brand}. Main dengan bijak.',
  'home.guest.text': 'Permainan adil dalam bahasa anda. Buka akaun dalam seminit.',
  'home.guest.text.login': 'Log masuk dan nikmati permainan adil dalam bahasa anda.',
  'home.guest.title': 'Selamat datang ke {brand}',
  'home.more': 'Semua',
  'home.popular': 'Permainan popular',
  'home.recent': 'Baru dimainkan',
  'home.recent.failed': 'Senarai ini tidak dapat dibuka sekarang. Buka senarai penuh untuk cuba lagi.',
  'home.vendor.all': 'Kesemua {count} permainan',
  'home.winners': 'Kemenangan besar',
  'home.winners.note': 'Kemenangan sebenar dalam 7 hari lepas',

  'language.title': 'Pilih bahasa',

  'late.text': 'Ia memerlukan sambungan dan akan dibuka sendiri sebaik sahaja dimuatkan.',
  'late.title': 'Bahagian ini belum dimuatkan',
  'launch.failed.text': 'Tiada taruhan dibuat. Sila cuba lagi.',
  'launch.failed.title': 'Permainan tidak dapat dibuka',
  'launch.loading': 'Membuka permainan…',
  'launch.none.text': 'Pilih satu di laman utama.',
  'launch.none.title': 'Tiada permainan dipilih',
  'launch.slow': 'Sambungan anda perlahan. Tunggu sebentar…',

  'login.new': 'Belum ada akaun?',
  'login.password': 'Kata laluan',
  'login.password.required': 'Masukkan kata laluan anda',
  'login.text': 'Selamat kembali.',
  'login.username': 'Nama pengguna',
  'login.username.required': 'Masukkan nama pengguna anda',

  'logout.action': 'Log keluar',
  'logout.text': 'Baki anda selamat sehingga anda kembali.',
  'logout.title': 'Log keluar sekarang?',

  'meta.description':
    'Permainan adil di telefon anda: dadu, plinko dan slot. Setiap pusingan boleh anda semak sendiri.',

  'mine.days': '{days, plural, =0 {Menjadi ahli hari ini} other {Menjadi ahli sejak # hari lalu}}',

  'movements.after': 'Baki {amount}',
  'movements.empty.action': 'Buat deposit',
  'movements.empty.text': 'Deposit, taruhan dan kemenangan akan muncul di sini.',
  'movements.empty.title': 'Belum ada transaksi',
  'movements.reason.affiliate.commission': 'Komisen afiliasi',
  'movements.reason.adjustment': 'Pelarasan',
  'movements.reason.bonus': 'Bonus',
  'movements.reason.club.benefit': 'Bonus VIP',
  'movements.reason.commission': 'Komisen',
  'movements.reason.rebate': 'Rebat',
  'movements.reason.deposit': 'Deposit',
  'movements.reason.deposit.fee': 'Caj deposit',
  'movements.reason.deposit.reversal': 'Deposit ditarik balik',
  'movements.reason.game.bet': 'Taruhan',
  'movements.reason.game.rollback': 'Taruhan dipulangkan',
  'movements.reason.bet.correction': 'Pembetulan keputusan',
  'movements.reason.game.win': 'Kemenangan',
  'movements.reason.lottery.rebate': 'Rebat loteri',
  'movements.reason.team.rebate': 'Rebat pasukan',
  'movements.reason.lottery.refund': 'Taruhan loteri dipulangkan',
  'movements.reason.lottery.stake': 'Taruhan loteri',
  'movements.reason.lottery.win': 'Kemenangan loteri',
  'movements.reason.other': 'Transaksi lain',
  'movements.reason.trial.grant': 'Baki percubaan',
  'movements.reason.referral.reward': 'Ganjaran jemputan',
  'movements.reason.reward.lapse': 'Ganjaran luput',
  'movements.reason.downline.transfer': 'Pindahan ke bawah',
  'movements.reason.rain.fund': 'Hujan merah dijadualkan',
  'movements.reason.rain.packet': 'Angpau hujan merah',
  'movements.reason.rain.return': 'Hujan merah dipulangkan',
  'movements.reason.upline.transfer': 'Pindahan upline',
  'movements.reason.wallet.transfer.out': 'Pindahan ke dompet permainan',
  'movements.reason.wallet.transfer.reversal': 'Pindahan ke dompet permainan dikembalikan',
  'movements.reason.wallet.transfer.settlement': 'Pindahan ke dompet permainan diterima',
  'movements.reason.wallet.transfer.in': 'Pindahan dari dompet permainan',
  'movements.reason.withdrawal': 'Pengeluaran',
  'movements.reason.withdrawal.reversal': 'Pengeluaran dikembalikan',
  'movements.reason.withdrawal.fee': 'Caj pengeluaran',
  'movements.reason.withdrawal.settlement': 'Pengeluaran dibayar',
  'movements.title': 'Rekod akaun',

  'network.offline': 'Anda di luar talian',
  'network.slow': 'Rangkaian perlahan…',

  'notice.wait': 'Sila tunggu…',

  'page.bets': 'Rekod pertaruhan',
  'page.deposit': 'Deposit',
  'page.game': 'Permainan',
  'page.login': 'Log masuk',
  'page.movements': 'Rekod akaun',
  'page.mine': 'Pusat ahli',
  'page.not.found': 'Halaman tidak ditemui',
  'page.register': 'Buka akaun',

  'register.closed.text': 'Pendaftaran ditutup buat sementara waktu. Sila datang lagi nanti.',
  'register.closed.title': 'Pendaftaran ditutup',
  'register.confirm': 'Sahkan kata laluan',
  'register.confirm.mismatch': 'Pengesahan kata laluan tidak sepadan',
  'register.done': 'Pendaftaran berjaya',
  'register.existing': 'Sudah ada akaun?',
  'register.field.affiliateCode': 'Kod jemputan',
  'register.field.email': 'E-mel',
  'register.field.facebook': 'Facebook',
  'register.field.idNumber': 'Nombor kad pengenalan',
  'register.field.line': 'LINE',
  'register.field.mobileNum': 'Nombor telefon',
  'register.field.nickname': 'Nama panggilan',
  'register.field.password': 'Kata laluan',
  'register.field.payeeName': 'Nama penuh',
  'register.field.paymentPassword': 'Kata laluan pengeluaran',
  'register.field.qqNum': 'QQ',
  'register.field.recommenderId': 'Perujuk',
  'register.field.username': 'Nama pengguna',
  'register.field.wechat': 'WeChat',
  'register.field.whatsapp': 'WhatsApp',
  'register.field.zalo': 'Zalo',
  'register.optional': '{label} (jika ada)',
  'register.required': 'Sila isi ruangan ini',
  'register.text': 'Kurang daripada seminit sahaja.',

  'session.ended': 'Akaun telah dilog keluar, sila log masuk semula',

  'skeleton.label': 'Sedang dimuatkan',

  'trial.reject': 'Sila log masuk dengan akaun sebenar untuk fungsi ini',
};
